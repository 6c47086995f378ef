/** What was asked for is not made any more, since the process ends: nothing is wrong, and nobody waits for it. */
export class StoppedError extends Error {}
