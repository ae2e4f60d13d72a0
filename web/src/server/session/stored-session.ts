import { QUILTER } from '@quiltwright/shared/limits';

/** The quilter who is signed in. Signed out: quilter 0 and no token. */
export interface Session {
  quilterNum: number;
  token: string;
}

export const NUMBER_KEY = 'qn';
export const TOKEN_KEY = 'token';
export const signedOut: Session = { quilterNum: QUILTER.nobody, token: '' };

/** Returns the session that the browser's storage contains; signed out if the storage is forbidden or incomplete. */
export function readSession(): Session {
  try {
    const token = localStorage.getItem(TOKEN_KEY) ?? '';
    const quilterNum = Number(localStorage.getItem(NUMBER_KEY));
    return token !== '' && Number.isInteger(quilterNum) && quilterNum > 0 ? { quilterNum, token } : signedOut;
  } catch {
    return signedOut;
  }
}

export function isSignedIn({ token }: Session): boolean {
  return token !== '';
}
