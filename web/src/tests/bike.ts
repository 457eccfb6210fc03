import type { Item } from '@saajha/contract/item'

/** A default listing for tests to modify. */
export const bike: Item = {
  id: 'i1',
  title: 'Honda Activa 6G',
  description: 'Fresh battery, new rear tyre.',
  price: '1250.00',
  priceUnit: 'day',
  isNegotiable: false,
  categoryId: 'bike',
  location: 'Pune, Maharashtra',
  contactPhone: '+919800000001',
  imageUrls: ['/media/a/full.webp', '/media/b/full.webp', '/media/c/full.webp'],
  videoUrl: null,
  ownerId: 'u1',
  isAvailable: true,
  isFeatured: false,
  minRentalDuration: 1,
  maxRentalDuration: null,
  deposit: null,
  moderationStatus: 'approved',
  rejectionReason: null,
  createdAt: '2026-11-02T20:00:00.000Z',
  owner: { fullName: 'Asha Rao', phone: '+919800000002', profileImageUrl: null, isVerified: true },
}
