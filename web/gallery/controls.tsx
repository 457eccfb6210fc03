import { Heart, Search } from 'lucide-react'
import { Button } from '@/components/button'
import { Combobox } from '@/components/combobox'
import { Field } from '@/components/field'
import { IconButton } from '@/components/icon_button'
import { Input } from '@/components/input'
import { PasswordInput } from '@/components/password_input'
import { RadioGroup } from '@/components/radio_group'
import { Select } from '@/components/select'
import { Switch } from '@/components/switch'
import { Tabs } from '@/components/tabs'
import { Textarea } from '@/components/textarea'
import { Badge } from '@/components/badge'
import { Row } from './row.tsx'

const BUTTONS = ['primary', 'accent', 'secondary', 'outline', 'ghost', 'danger'] as const
const ICONS = ['ghost', 'outline', 'primary', 'secondary', 'floating'] as const
const loadCities = async () => [{ value: 'Pune, Maharashtra', label: 'Pune, Maharashtra' }]
const OPTIONS = [
  { value: 'fixed', label: 'Fixed', hint: 'You name an amount' },
  { value: 'negotiable', label: 'Negotiable' },
]

/** Buttons, inputs and selects. */
export function Controls() {
  return (
    <>
      <Row>
        {BUTTONS.map((variant) => (
          <Button key={variant} variant={variant}>
            <Search aria-hidden />
            {variant}
          </Button>
        ))}
      </Row>
      <Row>
        <Button size="lg">Large</Button>
        <Button busy>Busy</Button>
        <Button disabled>Disabled</Button>
        <Button variant="outline" autoFocus className="focus-visible:outline-focus">
          In focus
        </Button>
        {ICONS.map((variant) => (
          <IconButton
            key={variant}
            label={variant}
            icon={<Heart aria-hidden />}
            variant={variant}
          />
        ))}
      </Row>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Title" hint="What it is">
          <Input placeholder="Canon EOS R6" />
        </Field>
        <Field label="Price" error="Title is required" required>
          <Input defaultValue="cheap" />
        </Field>
        <Field label="Phone" optional>
          <Input defaultValue="+919900012345" disabled />
        </Field>
        <Field label="Password">
          <PasswordInput defaultValue="chai" />
        </Field>
        <Field label="Category">
          <Select options={OPTIONS} placeholder="Choose a category..." defaultValue="" />
        </Field>
        <Field label="City">
          <Combobox
            loadOptions={loadCities}
            value=""
            label=""
            onValueChange={() => {}}
            placeholder="Choose a city..."
            searchPlaceholder="Search for a city..."
            emptyText="No city found."
          />
        </Field>
        <Field label="Description">
          <Textarea defaultValue="With two lenses" />
        </Field>
        <RadioGroup legend="Pricing" name="pricing" options={OPTIONS} value="fixed" readOnly />
        <Switch
          label="Available"
          hint="Renters can ask for it."
          checked
          onCheckedChange={() => {}}
        />
        <Switch
          label="Available"
          hint="Not now: renters see it as unavailable."
          checked={false}
          onCheckedChange={() => {}}
        />
      </div>
      <Tabs
        label="Two tabs"
        value="listings"
        onValueChange={() => {}}
        tabs={[
          { value: 'listings', label: 'My Listings', content: null },
          { value: 'told', label: 'Told', badge: <Badge variant="solid">3</Badge>, content: null },
        ]}
      />
    </>
  )
}
