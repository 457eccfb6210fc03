/**
 * A column for a statement that is a transaction of its own, of which a PostgreSQL that crashes within the next second may
 * forget that it ever happened: its commit does not wait for the disk.
 */
export const COMMIT_UNFLUSHED = `set_config('synchronous_commit', 'off', true)`
