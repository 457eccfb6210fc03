/** The bytes are no complete video of a supported container. */
export class InvalidVideoError extends Error {}
