import { ApiError } from "../../app-server/contract/api-error.ts";

/** The body, or null when that status is an answer too. */
export function nullAt<Body>(status: number, answer: Promise<Body>): Promise<Body | null> {
  return answer.catch((error) => {
    if (error instanceof ApiError && error.status === status) return null;
    throw error;
  });
}
