import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { TextField } from '../../../components/field/index.ts'
import { SelectField } from '../../../components/select/index.ts'
import { TextAreaField } from '../../../components/text-area/index.ts'
import { Pair, Part } from '../editor-part.tsx'
import { momentInput } from '../typed-values.ts'
import type { PartProps, TimedPartProps } from './editor-parts.tsx'
import { isProductStatus, productStatuses } from './product-status.tsx'

/** Tier prices and size guide, one line per row. */
export const TablesPart = ({ form, onChange, errorOf }: PartProps) => (
  <Part title={m.admin_product_tables()}>
    <TextAreaField
      label={m.admin_product_tiers()}
      hint={m.admin_product_tiers_hint()}
      isRequired={false}
      value={form.tiers}
      error={errorOf('tiers')}
      onChange={({ currentTarget: { value } }) => onChange({ tiers: value })}
    />
    <TextAreaField
      label={m.admin_product_size_guide()}
      hint={m.admin_product_size_guide_hint()}
      isRequired={false}
      value={form.sizeGuide}
      error={errorOf('sizeGuide') ?? errorOf('sizeGuide.rows')}
      onChange={({ currentTarget: { value } }) => onChange({ sizeGuide: value })}
    />
  </Part>
)

const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

/** Search engine metadata with preview. */
export const SearchPart = ({ form, onChange, errorOf }: PartProps) => (
  <Part title={m.admin_product_seo()} hint={m.admin_product_seo_hint()}>
    <TextField
      label={m.admin_product_seo_title()}
      isRequired={false}
      maxLength={120}
      value={form.seoTitle}
      error={errorOf('seo.title')}
      onChange={({ currentTarget: { value } }) => onChange({ seoTitle: value })}
    />
    <TextAreaField
      label={m.admin_product_seo_description()}
      isRequired={false}
      maxLength={320}
      value={form.seoDescription}
      error={errorOf('seo.description')}
      onChange={({ currentTarget: { value } }) => onChange({ seoDescription: value })}
    />
    <chakra.figure borderWidth="1px" borderRadius="panel" padding={4} overflowWrap="anywhere">
      <chakra.figcaption color="fg.muted">{m.admin_product_seo_preview()}</chakra.figcaption>
      <chakra.div color="info" fontSize="lg">
        {shortened(form.seoTitle || form.name || m.admin_product_add(), 60)}
      </chakra.div>
      <chakra.div color="good">/product/{form.slug}</chakra.div>
      <div>{shortened(form.seoDescription || form.description, 160)}</div>
    </chakra.figure>
  </Part>
)

/** Visibility and publication date. */
export const StatusPart = ({ form, onChange, errorOf, timeZone }: TimedPartProps) => (
  <Part title={m.admin_order_status()} hint={m.admin_product_status_hint()}>
    <Pair>
      <SelectField
        label={m.admin_order_status()}
        value={form.status}
        onChange={({ currentTarget: { value } }) => isProductStatus(value) && onChange({ status: value })}
      >
        {Object.entries(productStatuses).map(([status, { label }]) => (
          <option key={status} value={status}>
            {label()}
          </option>
        ))}
      </SelectField>
      {form.status === 'live' ? (
        <TextField
          label={m.admin_product_live_from({ zone: timeZone })}
          hint={m.admin_product_live_from_hint()}
          isRequired={false}
          error={errorOf('liveFrom')}
          {...momentInput({ value: form.liveFrom, timeZone, onChange: (liveFrom) => onChange({ liveFrom }) })}
        />
      ) : null}
    </Pair>
  </Part>
)
