import { join } from 'node:path'
import env from '#start/env'
import { defineConfig, services } from '@adonisjs/drive'

/**
 * The storage of media files. Files are private; the media routes authorize access. The unused disk is not configured,
 * because the S3 client alone takes a tenth of the code in memory.
 */
const driveConfig = defineConfig({
  default: 'media',
  services: {
    media:
      env.get('MEDIA_DISK') === 's3'
        ? services.s3({
            credentials: {
              accessKeyId: env.get('S3_ACCESS_KEY_ID', ''),
              secretAccessKey: env.get('S3_SECRET_ACCESS_KEY', ''),
            },
            endpoint: env.get('S3_ENDPOINT'),
            forcePathStyle: true,
            region: env.get('S3_REGION', 'auto'),
            bucket: env.get('S3_BUCKET', ''),
            visibility: 'private',
            // Without a timeout a silent storage blocks a worker for good. Two requests of three attempts end within a lease.
            requestHandler: { connectionTimeout: 3_000, socketTimeout: 5_000 },
          })
        : services.fs({ location: join(env.get('DATA_DIR'), 'media'), visibility: 'private' }),
  },
})

export default driveConfig

declare module '@adonisjs/drive/types' {
  export interface DriveDisks extends InferDriveDisks<typeof driveConfig> {}
}
