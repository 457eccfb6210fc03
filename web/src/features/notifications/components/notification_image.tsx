import type { Notification } from '@saajha/contract/notification'
import { notificationType, type NotificationIcon } from '@saajha/contract/notification_types'
import { smallImage } from '@saajha/contract/media'
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
  Star,
  type LucideIcon,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { Picture } from '@/components/picture'
import { WhatsappIcon } from '@/components/whatsapp_icon'
import { classes } from '@/lib/classes'

const ICONS: Record<NotificationIcon, LucideIcon | ComponentType<{ className: string }>> = {
  bell: Bell,
  calendarCheck: CalendarCheck,
  calendarClock: CalendarClock,
  calendarCross: CalendarX,
  calendarRange: CalendarRange,
  eye: Eye,
  eyeClosed: EyeOff,
  fileCross: FileX,
  mail: Mail,
  phone: PhoneCall,
  reply: Reply,
  star: Star,
  tick: BadgeCheck,
  tickCross: BadgeX,
  whatsapp: WhatsappIcon,
}

/** The picture of the item that a notification is about, else an icon of its type. */
export function NotificationImage({ notification }: { notification: Notification }) {
  const { type, itemImageUrl, isRead } = notification
  const Icon = ICONS[notificationType(type).icon]

  if (itemImageUrl) {
    return (
      <Picture
        src={smallImage(itemImageUrl)}
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
        isRead ? 'bg-sunken text-soft' : 'bg-info-tint text-info'
      )}
    >
      <Icon aria-hidden className="size-5" />
    </span>
  )
}
