import { m } from '@motif/messages'
import { Checkbox } from '../../../components/checkbox/index.ts'
import { SelectField } from '../../../components/select/index.ts'
import { Pair, Part } from '../editor-part.tsx'
import { fieldsOf, partOf } from './setting-fields.tsx'

/** Names of all the browser knows, and of the one that counts. */
const timeZones = (now: string): string[] =>
  [...new Set(['UTC', now, ...Intl.supportedValuesOf('timeZone')])].toSorted()

const shopFacts = [
  'name',
  'tagline',
  'supportEmail',
  'companyName',
  'companyLines',
  'vatId',
  'registration',
  'timeZone'
] as const

/** Identity of the shop. */
export const ShopPart = partOf(shopFacts, (props) => {
  const { form, onChange, errorOf } = props
  const { field, area } = fieldsOf(props)
  return (
    <Part id="shop" title={m.admin_settings_shop()} hint={m.admin_settings_shop_hint()}>
      {field('name', { label: m.admin_settings_name(), maxLength: 60, dir: 'auto' })}
      {field('tagline', { label: m.admin_settings_tagline(), maxLength: 200, dir: 'auto' })}
      {field('supportEmail', { label: m.admin_settings_support_email(), type: 'email', dir: 'ltr' })}
      {field('companyName', { label: m.admin_settings_company_name(), maxLength: 120, dir: 'auto' })}
      {area('companyLines', {
        label: m.admin_settings_company_lines(),
        hint: m.admin_settings_company_lines_hint(),
        rows: 4,
        minHeight: '6.5rem',
        dir: 'auto'
      })}
      <Pair>
        {field('vatId', { label: m.admin_settings_vat_id(), isRequired: false, maxLength: 40, dir: 'ltr' })}
        {field('registration', {
          label: m.admin_settings_registration(),
          isRequired: false,
          maxLength: 200,
          dir: 'auto'
        })}
      </Pair>
      <SelectField
        name="timeZone"
        label={m.admin_settings_time_zone()}
        hint={m.admin_settings_time_zone_hint()}
        value={form.timeZone}
        error={errorOf('timeZone')}
        onChange={({ currentTarget: { value } }) => onChange({ timeZone: value })}
      >
        {timeZones(form.timeZone).map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </SelectField>
    </Part>
  )
})

/** Automatic mails. */
export const MailsPart = partOf(['hasReviewLinkInMails', 'cartReminderHours'], (props) => {
  const { form, onChange } = props
  return (
    <Part id="mails" title={m.admin_settings_mails()}>
      <Checkbox
        checked={form.hasReviewLinkInMails}
        onChange={({ isChecked }) => onChange({ hasReviewLinkInMails: isChecked })}
      >
        {m.admin_settings_review_link()}
      </Checkbox>
      {fieldsOf(props).field('cartReminderHours', {
        label: m.admin_settings_reminder_hours(),
        hint: m.admin_settings_reminder_hours_hint(),
        inputMode: 'numeric',
        dir: 'ltr'
      })}
    </Part>
  )
})
