import { useState } from 'react'
import { PrivateThumbnails } from '@/components/private_thumbnails'
import { fetchCode } from '@/lib/build/fetch_code'
import { useCodeOfPress } from '@/lib/hooks/use_code_of_press'

const loadPrivateImageViewer = async () => {
  await fetchCode('private_image_viewer')
  const { PrivateImageViewer } = await import('@/components/private_image_viewer')
  return { PrivateImageViewer }
}

type Props = {
  /** What the images are of, for the accessible names. */
  title: string
  imageUrls: readonly string[]
}

/** Thumbnails of private images; each opens enlarged. The code of the viewer is loaded with the first press. */
export function PrivateImages({ title, imageUrls }: Props) {
  const [shown, setShown] = useState<number | null>(null)
  const close = () => setShown(null)
  const { PrivateImageViewer } = useCodeOfPress(loadPrivateImageViewer, shown !== null, close)

  return (
    <>
      <PrivateThumbnails
        title={title}
        imageUrls={imageUrls}
        opening={PrivateImageViewer ? null : shown}
        onShow={setShown}
      />
      {PrivateImageViewer && (
        <PrivateImageViewer
          title={title}
          imageUrls={imageUrls}
          shown={shown}
          onShow={setShown}
          onClose={close}
        />
      )}
    </>
  )
}
