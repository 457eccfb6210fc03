import { useState } from 'react'
import { PrivateThumbnails } from '@/components/private_thumbnails'
import { PrivateImageViewer } from '@/components/private_image_viewer'

type Props = {
  /** What the images are of, for the accessible names. */
  title: string
  imageUrls: readonly string[]
}

/** Thumbnails of private images; each opens enlarged. */
export function PrivateImages({ title, imageUrls }: Props) {
  const [shown, setShown] = useState<number | null>(null)

  return (
    <>
      <PrivateThumbnails title={title} imageUrls={imageUrls} onShow={setShown} />
      <PrivateImageViewer
        title={title}
        imageUrls={imageUrls}
        shown={shown}
        onShow={setShown}
        onClose={() => setShown(null)}
      />
    </>
  )
}
