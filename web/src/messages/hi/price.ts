import type { price as English } from '@/messages/en/price'

export const price: typeof English = {
  negotiable: 'किराया बातचीत से तय',
  negotiableTotal: 'बातचीत से तय',
  perUnit: { hour: '/घंटा', day: '/दिन', week: '/हफ़्ता', month: '/महीना' },
}
