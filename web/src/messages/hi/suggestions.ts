import type { suggestions as English } from '@/messages/en/suggestions'

export const suggestions: typeof English = {
  list: 'सुझाव',
  recent: 'हाल की खोज',
  clearRecent: 'हाल की खोज मिटाएँ',
  categories: 'लोकप्रिय कैटेगरी',
  cities: 'बड़े शहर',
  category: 'कैटेगरी',
  city: 'शहर',
}
