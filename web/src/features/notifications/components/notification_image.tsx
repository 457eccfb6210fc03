import type { Notification } from '@saajha/contract/notification'
import { cardImage } from '@saajha/contract/media'
import {
  BadgeCheck,
  BadgeX,
  Bell,
  CalendarCheck,
  CalendarClock,
  CalendarRange,
  CalendarX,
  Eye,
  EyeOff,
  FileX,
  Mail,
  PhoneCall,
  Reply,
  type LucideIcon,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { Picture } from '@/components/picture'
import { WhatsappIcon } from '@/components/whatsapp_icon'
import { classes } from '@/lib/classes'

const ICONS: Record<Notification['type'], LucideIcon | ComponentType<{ className: string }>> = {
  message: Mail,
  booking: CalendarRange,
  reply: Reply,
  whatsapp: WhatsappIcon,
  call: PhoneCall,
  booking_waiting: CalendarClock,
  booking_accepted: CalendarCheck,
  booking_declined: CalendarX,
  booking_expired: CalendarX,
  booking_withdrawn: CalendarX,
  booking_cancelled: CalendarX,
  booking_days_freed: CalendarCheck,
  booking_tomorrow: CalendarClock,
  booking_completed: CalendarCheck,
  booking_no_show: CalendarX,
  booking_contested: CalendarCheck,
  booking_change: CalendarClock,
  booking_changed: CalendarCheck,
  booking_change_declined: CalendarX,
  booking_change_withdrawn: CalendarX,
  document_verified: BadgeCheck,
  document_rejected: FileX,
  item_hidden: EyeOff,
  item_shown: Eye,
  tick_removed: BadgeX,
}

type Props = { notification: Notification; isNew: boolean }

/** The picture of the item that a notification is about, else an icon of its type. */
export function NotificationImage({ notification, isNew }: Props) {
  const { type, itemImageUrl } = notification
  const Icon = ICONS[type] ?? Bell

  if (itemImageUrl) {
    return (
      <Picture
        src={cardImage(itemImageUrl)}
        alt=""
        ratio="1/1"
        className="size-14 shrink-0 rounded-control"
      />
    )
  }
  return (
    <span
      className={classes(
        'grid size-10 shrink-0 place-items-center rounded-full',
        isNew ? 'bg-info-tint text-info' : 'bg-sunken text-soft'
      )}
    >
      <Icon aria-hidden className="size-5" />
    </span>
  )
}
