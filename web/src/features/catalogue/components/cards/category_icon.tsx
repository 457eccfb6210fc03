import {
  Armchair,
  Bike,
  BookOpen,
  BusFront,
  Camera,
  CarFront,
  CarTaxiFront,
  DoorOpen,
  Hammer,
  Headphones,
  IdCard,
  Laptop,
  Motorbike,
  PartyPopper,
  Shapes,
  Shirt,
  Smartphone,
  Truck,
  type LucideIcon,
} from 'lucide-react'

const ICONS: Record<string, LucideIcon> = {
  'bike': Motorbike,
  'car': CarFront,
  'camera': Camera,
  'mobile': Smartphone,
  'laptop': Laptop,
  'rent-room': DoorOpen,
  'event-accessories': PartyPopper,
  'bus': BusFront,
  'auto': CarTaxiFront,
  'cycle': Bike,
  'electronic-accessories': Headphones,
  'home-accessories': Armchair,
  'book': BookOpen,
  'clothing': Shirt,
  'commercial-vehicle': Truck,
  'driver': IdCard,
  'hard-worker': Hammer,
}

/** The icon of a category; unknown categories have the icon of "Everything Else". */
export function CategoryIcon({ slug, className }: { slug: string; className?: string }) {
  const Icon = ICONS[slug] ?? Shapes
  return <Icon aria-hidden className={className} />
}
