/** Work was stopped because the process is shutting down. */
export class StoppedError extends Error {}
