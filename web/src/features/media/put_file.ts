type Sending = {
  /** A signed address of this server; it takes one file. */
  address: string
  file: Blob
  /** From 0 to 1, as the bytes leave. */
  onProgress?: (share: number) => void
}

/** Sends the raw bytes of a file. XMLHttpRequest, because `fetch` does not tell how far it has come. */
export function putFile({ address, file, onProgress }: Sending) {
  return new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', address)
    request.setRequestHeader('content-type', file.type)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0)
    request.onload = () => {
      const isTaken = request.status >= 200 && request.status < 300
      return isTaken ? resolve() : reject(new Error(`${request.status}: ${request.responseText}`))
    }
    request.onerror = () => reject(new Error('The connection was lost'))
    request.send(file)
  })
}
