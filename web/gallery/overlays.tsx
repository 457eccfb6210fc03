import { Eye, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { AlertDialog } from '@/components/alert_dialog'
import { Button } from '@/components/button'
import { Dialog } from '@/components/dialog'
import { DropdownItem } from '@/components/dropdown_item'
import { DropdownMenu, DropdownSeparator } from '@/components/dropdown_menu'
import { Field } from '@/components/field'
import { Input } from '@/components/input'
import { Popover } from '@/components/popover'
import { Sheet } from '@/components/sheet'
import { Tooltip } from '@/components/tooltip'
import { useToast } from '@/lib/toasts/use_toast'
import { Row } from './row.tsx'

const TEXT = 'Choose your pick-up and return days.'

/** Dialogs, menus and other overlays, each opened by a button. */
export function Overlays() {
  const [open, setOpen] = useState('')
  const { toast, toastError } = useToast()
  const opener = (name: string) => (
    <Button variant="outline" onClick={() => setOpen(name)}>
      {name}
    </Button>
  )
  const shown = (name: string) => ({
    title: name,
    open: open === name,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? name : ''),
  })

  return (
    <Row>
      {['Dialog', 'Question', 'Side sheet', 'Bottom sheet'].map((name) => (
        <span key={name}>{opener(name)}</span>
      ))}
      <Dialog {...shown('Dialog')} description={TEXT}>
        <Field label="Your name">
          <Input />
        </Field>
      </Dialog>
      <AlertDialog
        {...shown('Question')}
        description="It cannot be taken back."
        confirmLabel="Delete"
        destructive
      />
      <Sheet {...shown('Side sheet')}>{TEXT}</Sheet>
      <Sheet {...shown('Bottom sheet')} side="bottom">
        {TEXT}
      </Sheet>
      <DropdownMenu heading="Asha Kulkarni" trigger={<Button variant="outline">Menu</Button>}>
        <DropdownItem icon={<Eye aria-hidden />}>View Details</DropdownItem>
        <DropdownItem disabled>Edit</DropdownItem>
        <DropdownSeparator />
        <DropdownItem icon={<Trash2 aria-hidden />} destructive>
          Delete
        </DropdownItem>
      </DropdownMenu>
      <Popover label="Panel" trigger={<Button variant="outline">Panel</Button>}>
        {TEXT}
      </Popover>
      <Tooltip text="A short word on it">
        <Button variant="outline">Tooltip</Button>
      </Tooltip>
      <Button
        variant="outline"
        onClick={() =>
          toast({
            title: 'Notification deleted',
            action: { label: 'Undo', hint: 'Press F8 to get to Undo.' },
          })
        }
      >
        Notice
      </Button>
      <Button variant="outline" onClick={() => toastError('Login Failed', TEXT)}>
        Error notice
      </Button>
    </Row>
  )
}
