import { join } from 'node:path'
import env from '#start/env'

/** Where uploads stand while they arrive, each under a name that this server made up. */
export const incomingFolder = join(env.get('DATA_DIR'), 'incoming')
