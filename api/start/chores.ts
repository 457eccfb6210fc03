import { sweepMedia } from '#modules/media/commands/sweep_media'
import { chores } from '#shared/chores/chores'

/** Everything that is done once an hour. */
chores.push({ name: 'sweep_media', run: sweepMedia })
