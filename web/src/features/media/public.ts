export { HandoverPicker } from '@/features/media/components/handover_picker'
export { useHandoverPhotos } from '@/features/media/hooks/use_handover_photos'
export { useMediaDraft } from '@/features/media/hooks/use_media_draft'
