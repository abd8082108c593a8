import * as z from "zod";

export const messageBody = z.object({ message: z.string() });
export type MessageBody = z.infer<typeof messageBody>;
