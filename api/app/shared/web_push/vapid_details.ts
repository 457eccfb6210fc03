/** The key pair by which push services recognize this site, in base64url, and its contact: an https or mailto URL. */
export type VapidDetails = { publicKey: string; privateKey: string; subject: string }
