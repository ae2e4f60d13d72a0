import { toast } from 'sonner';

/** Returns the texts of the visible notices. */
export function standingNotices(): unknown[] {
  return toast.getToasts().map((each) => ('title' in each ? each.title : null));
}
