import { chakra } from '@chakra-ui/react'
import { isCountry } from '@motif/contract/address-rules'
import { deliveryMethodsMax } from '@motif/contract/delivery'
import { getLocale, m } from '@motif/messages'
import { type PropsWithChildren, useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { Checkbox } from '../../../components/checkbox/index.ts'
import { Pair, Part } from '../editor-part.tsx'
import { Folded } from './folded.tsx'
import { fieldsOf, partOf, type SettingsPartProps } from './setting-fields.tsx'
import {
  codesIn,
  type DeliveryMethodForm,
  emptyMethod,
  emptyZone,
  newDeliveryMethod,
  type SettingsForm,
  withoutDeliveryMethod,
  type ZoneForm
} from './settings-form.ts'

/** Country names of codes, to reveal typos. */
export function formatCountries(codes: readonly string[]): string {
  const names = new Intl.DisplayNames(getLocale(), { type: 'region' })
  return new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(
    codes.filter(isCountry).map((code) => names.of(code) ?? code)
  )
}

interface EntryProps {
  title: string
  /** What it says in short, beside its name while it is folded. */
  facts: string
  isOpenAtFirst: boolean
  /** Opens it, so that what is wrong is seen. */
  hasProblem: boolean
  removeLabel: string
  onRemove: (() => void) | undefined
}

/** A collapsible group of fields with a remove button. */
export const Entry = ({ title, facts, children, removeLabel, onRemove, ...open }: PropsWithChildren<EntryProps>) => (
  <chakra.div borderWidth="1px" borderRadius="panel" paddingInline={4}>
    <Folded
      summary={
        <>
          <chakra.bdi fontWeight="semibold">{title}</chakra.bdi> <chakra.bdi color="fg.muted">{facts}</chakra.bdi>
        </>
      }
      {...open}
    >
      <chakra.fieldset aria-label={title} minWidth={0} display="grid" gap={5} paddingBlock={3}>
        {children}
        {onRemove ? (
          <div>
            <Button size="sm" onClick={onRemove}>
              {removeLabel}
            </Button>
          </div>
        ) : null}
      </chakra.fieldset>
    </Folded>
  </chakra.div>
)

interface ZoneProps extends Pick<SettingsPartProps, 'errorOf' | 'hasProblemIn'> {
  zone: ZoneForm
  deliveryMethods: SettingsForm['deliveryMethods']
  index: number
  onChange: (zone: ZoneForm) => void
  onRemove: (() => void) | undefined
}

function Zone({ zone, deliveryMethods, index, errorOf, hasProblemIn, onChange, onRemove }: ZoneProps) {
  const at = `shipping.${index}.`
  const names = formatCountries(codesIn(zone.countries))
  const number = { dir: 'ltr', inputMode: 'decimal' } as const
  const noMethod = errorOf(`${at}methods`)
  return (
    <Entry
      title={m.admin_settings_zone({ number: index + 1 })}
      facts={names}
      isOpenAtFirst={zone.countries === ''}
      hasProblem={hasProblemIn(at)}
      removeLabel={m.admin_settings_remove_zone({ number: index + 1 })}
      onRemove={onRemove}
    >
      {fieldsOf({
        form: { countries: zone.countries },
        errorOf,
        at,
        onChange: (change) => onChange({ ...zone, ...change })
      }).field('countries', {
        label: m.admin_settings_countries(),
        hint: names === '' ? m.admin_settings_countries_hint() : names,
        autoCapitalize: 'characters',
        spellCheck: false,
        dir: 'ltr'
      })}
      {noMethod === undefined ? null : <chakra.p color="bad">{noMethod}</chakra.p>}
      {deliveryMethods.map(({ id, name }, position) => {
        const method = zone.methods[id] ?? emptyMethod
        const put = (changed: typeof method) => onChange({ ...zone, methods: { ...zone.methods, [id]: changed } })
        const title = name.trim() === '' ? m.admin_settings_method({ number: position + 1 }) : name
        const { field, area } = fieldsOf({
          form: method,
          errorOf,
          at: `${at}${id}.`,
          onChange: (change) => put({ ...method, ...change })
        })
        return (
          <chakra.fieldset key={id} aria-label={title} minWidth={0} display="grid" gap={3}>
            <Checkbox checked={method.isOffered} onChange={({ isChecked }) => put({ ...method, isOffered: isChecked })}>
              <bdi>{title}</bdi>
            </Checkbox>
            {method.isOffered ? (
              <>
                <Pair>
                  {field('price', { label: m.admin_settings_price(), ...number })}
                  {field('freeFrom', { label: m.admin_settings_free_from(), isRequired: false, ...number })}
                  {field('daysMin', { label: m.admin_settings_days_min(), ...number, inputMode: 'numeric' })}
                  {field('daysMax', { label: m.admin_settings_days_max(), ...number, inputMode: 'numeric' })}
                  {field('maxGrams', {
                    label: m.admin_settings_max_grams(),
                    isRequired: false,
                    ...number,
                    inputMode: 'numeric'
                  })}
                </Pair>
                {area('heavier', {
                  label: m.admin_settings_heavier(),
                  hint: m.admin_settings_heavier_hint(),
                  isRequired: false,
                  rows: 2,
                  minHeight: '4.5rem',
                  dir: 'ltr'
                })}
              </>
            ) : null}
          </chakra.fieldset>
        )
      })}
    </Entry>
  )
}

interface MethodProps extends Pick<SettingsPartProps, 'errorOf'> {
  method: DeliveryMethodForm
  index: number
  /** Focuses the name. */
  isNew: boolean
  onChange: (method: DeliveryMethodForm) => void
  onRemove: (() => void) | undefined
}

/** Focuses the name of the next method, or of the one before, because the button goes with its method. */
function focusNeighbour(button: HTMLButtonElement): void {
  const method = button.closest('li')
  const neighbour = method?.nextElementSibling ?? method?.previousElementSibling
  neighbour?.querySelector('input')?.focus()
}

/** Name and tracking of a delivery method. */
const DeliveryMethod = ({ method, index, isNew, errorOf, onChange, onRemove }: MethodProps) => (
  <chakra.fieldset
    aria-label={m.admin_settings_method({ number: index + 1 })}
    minWidth={0}
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto auto' }}
    gap={3}
    alignItems="end"
  >
    {fieldsOf({
      form: { name: method.name },
      errorOf,
      at: `deliveryMethods.${index}.`,
      onChange: (change) => onChange({ ...method, ...change })
    }).field('name', { label: m.admin_settings_method_name(), maxLength: 60, dir: 'auto', autoFocus: isNew })}
    <Checkbox checked={method.isTracked} onChange={({ isChecked }) => onChange({ ...method, isTracked: isChecked })}>
      {m.admin_settings_method_tracked()}
    </Checkbox>
    {onRemove ? (
      <Button
        size="sm"
        onClick={({ currentTarget }) => {
          focusNeighbour(currentTarget)
          onRemove()
        }}
        aria-label={m.admin_settings_remove_method({ number: index + 1 })}
      >
        {m.admin_settings_method_remove()}
      </Button>
    ) : null}
  </chakra.fieldset>
)

/** The list of delivery methods. Removing one removes it from all zones. */
function DeliveryMethods({ form, errorOf, onChange }: SettingsPartProps<'deliveryMethods' | 'zones'>) {
  const { deliveryMethods } = form
  const [newest, setNewest] = useState<string>()
  const standard = deliveryMethods.find(({ id }) => id === 'standard')?.name.trim() ?? ''
  return (
    <>
      <div>
        <chakra.h3 fontWeight="semibold">{m.admin_settings_methods()}</chakra.h3>
        <chakra.p color="fg.muted" marginBlockStart={1}>
          {standard === '' ? m.admin_settings_methods_hint_first() : m.admin_settings_methods_hint({ name: standard })}
        </chakra.p>
      </div>
      <chakra.ul listStyleType="none" display="grid" gap={5}>
        {deliveryMethods.map((method, index) => (
          <li key={method.id}>
            <DeliveryMethod
              method={method}
              index={index}
              isNew={method.id === newest}
              errorOf={errorOf}
              onChange={(changed) => onChange({ deliveryMethods: deliveryMethods.with(index, changed) })}
              onRemove={
                deliveryMethods.length === 1 ? undefined : () => onChange(withoutDeliveryMethod(form, method.id))
              }
            />
          </li>
        ))}
      </chakra.ul>
      <div>
        <Button
          size="sm"
          disabled={deliveryMethods.length >= deliveryMethodsMax}
          onClick={() => {
            const added = newDeliveryMethod()
            setNewest(added.id)
            onChange({ deliveryMethods: [...deliveryMethods, added] })
          }}
        >
          {m.admin_settings_new_method()}
        </Button>
      </div>
    </>
  )
}

/** Delivery methods, and zones with durations and prices. */
export const DeliveryPart = partOf(['deliveryMethods', 'zones', 'printedDays', 'readyDays'], (props) => {
  const { form, errorOf, hasProblemIn, onChange } = props
  const { field } = fieldsOf(props)
  const { deliveryMethods, zones } = form
  return (
    <Part id="delivery" title={m.admin_settings_delivery()} hint={m.admin_settings_delivery_hint()}>
      <Pair>
        {field('printedDays', { label: m.admin_settings_printed_days(), inputMode: 'numeric', dir: 'ltr' })}
        {field('readyDays', { label: m.admin_settings_ready_days(), inputMode: 'numeric', dir: 'ltr' })}
      </Pair>
      <DeliveryMethods {...props} />
      {zones.map((zone, index) => (
        <Zone
          // Zones have nothing of their own to be known by, and none moves.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          zone={zone}
          deliveryMethods={deliveryMethods}
          index={index}
          errorOf={errorOf}
          hasProblemIn={hasProblemIn}
          onChange={(changed) => onChange({ zones: zones.with(index, changed) })}
          onRemove={zones.length === 1 ? undefined : () => onChange({ zones: zones.toSpliced(index, 1) })}
        />
      ))}
      <div>
        <Button
          size="sm"
          disabled={zones.length >= 60}
          onClick={() => onChange({ zones: [...zones, emptyZone(deliveryMethods)] })}
        >
          {m.admin_settings_add_zone()}
        </Button>
      </div>
    </Part>
  )
})
