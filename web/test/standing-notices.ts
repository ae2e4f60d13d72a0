import { toast } from 'sonner';

/** What the notices that stand say. */
export function standingNotices(): unknown[] {
  return toast.getToasts().map((each) => ('title' in each ? each.title : null));
}
