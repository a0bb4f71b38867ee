import { chakra } from '@chakra-ui/react'
import { isCountry } from '@motif/contract/address-rules'
import { getLocale, m } from '@motif/messages'
import type { PropsWithChildren } from 'react'
import { Button } from '../../../components/button/index.ts'
import { Checkbox } from '../../../components/checkbox/index.ts'
import { Pair, Part } from '../editor-part.tsx'
import { Folded } from './folded.tsx'
import { fieldsOf, partOf, type SettingsPartProps } from './setting-fields.tsx'
import { codesIn, emptyZone, type MethodId, methodIds, type ZoneForm } from './settings-form.ts'

const methodNames = {
  standard: () => m.admin_settings_standard(),
  express: () => m.admin_settings_express()
} as const satisfies Record<MethodId, () => string>

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
  index: number
  onChange: (zone: ZoneForm) => void
  onRemove: (() => void) | undefined
}

function Zone({ zone, index, errorOf, hasProblemIn, onChange, onRemove }: ZoneProps) {
  const at = `shipping.${index}.`
  const names = formatCountries(codesIn(zone.countries))
  const number = { dir: 'ltr', inputMode: 'decimal' } as const
  return (
    <Entry
      title={m.admin_settings_zone({ number: index + 1 })}
      facts={names}
      isOpenAtFirst={zone.countries === ''}
      hasProblem={hasProblemIn(at)}
      removeLabel={m.admin_settings_remove_zone({ number: index + 1 })}
      onRemove={onRemove}
    >
      {fieldsOf<ZoneForm>({ form: zone, errorOf, at, onChange: (change) => onChange({ ...zone, ...change }) }).field(
        'countries',
        {
          label: m.admin_settings_countries(),
          hint: names === '' ? m.admin_settings_countries_hint() : names,
          autoCapitalize: 'characters',
          spellCheck: false,
          dir: 'ltr'
        }
      )}
      {methodIds.map((id) => {
        const method = zone[id]
        const { field, area } = fieldsOf({
          form: method,
          errorOf,
          at: `${at}${id}.`,
          onChange: (change) => onChange({ ...zone, [id]: { ...method, ...change } })
        })
        const noMethod = id === 'standard' ? errorOf(`${at}standard`) : undefined
        return (
          <chakra.fieldset key={id} aria-label={methodNames[id]()} minWidth={0} display="grid" gap={3}>
            <Checkbox
              checked={method.isOffered}
              onChange={({ isChecked }) => onChange({ ...zone, [id]: { ...method, isOffered: isChecked } })}
            >
              {methodNames[id]()}
            </Checkbox>
            {noMethod === undefined ? null : <chakra.p color="bad">{noMethod}</chakra.p>}
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

/** Shipping zones, methods, durations and prices. */
export const DeliveryPart = partOf(['zones', 'printedDays', 'readyDays'], (props) => {
  const { form, errorOf, hasProblemIn, onChange } = props
  const { field } = fieldsOf(props)
  const { zones } = form
  return (
    <Part title={m.admin_settings_delivery()} hint={m.admin_settings_delivery_hint()}>
      <Pair>
        {field('printedDays', { label: m.admin_settings_printed_days(), inputMode: 'numeric', dir: 'ltr' })}
        {field('readyDays', { label: m.admin_settings_ready_days(), inputMode: 'numeric', dir: 'ltr' })}
      </Pair>
      {zones.map((zone, index) => (
        <Zone
          // Zones have nothing of their own to be known by, and none moves.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          zone={zone}
          index={index}
          errorOf={errorOf}
          hasProblemIn={hasProblemIn}
          onChange={(changed) => onChange({ zones: zones.with(index, changed) })}
          onRemove={zones.length === 1 ? undefined : () => onChange({ zones: zones.toSpliced(index, 1) })}
        />
      ))}
      <div>
        <Button size="sm" disabled={zones.length >= 60} onClick={() => onChange({ zones: [...zones, emptyZone] })}>
          {m.admin_settings_add_zone()}
        </Button>
      </div>
    </Part>
  )
})
