import type { Item } from '@saajha/contract/item'
import { asha } from '@/tests/member'

/** A listing of Asha's, in its public form. */
export const camera: Item = {
  id: 'i1',
  title: 'Canon EOS R6',
  description: 'With two lenses',
  price: '450.50',
  priceUnit: 'day',
  isNegotiable: false,
  categoryId: 'camera',
  location: 'Pune, Maharashtra',
  contactPhone: '+919800000001',
  imageUrls: ['/media/a/full.webp', '/media/b/full.webp'],
  videoUrl: null,
  ownerId: asha.id,
  isAvailable: true,
  isFeatured: false,
  minRentalDuration: 1,
  maxRentalDuration: null,
  deposit: null,
  moderationStatus: 'approved',
  rejectionReason: null,
  createdAt: '2026-11-01T06:00:00.000Z',
  owner: { fullName: 'Asha Rao', phone: null, profileImageUrl: null, isVerified: true },
}
