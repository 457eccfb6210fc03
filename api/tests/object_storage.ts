import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { S3Driver } from '@adonisjs/drive/drivers/s3'

/** A driver for the bucket `bucket` of an object storage that a test serves on loopback. Requests are tried once. */
export function objectStorageAt(server: Server): S3Driver {
  return new S3Driver({
    credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    forcePathStyle: true,
    region: 'auto',
    bucket: 'bucket',
    visibility: 'private',
    maxAttempts: 1,
    // Without a checksum in the body: the server would have to parse it.
    requestChecksumCalculation: 'WHEN_REQUIRED',
  })
}
