import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { SelectField } from '../../components/select/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { sentenceOf } from '../../failure/index.ts'
import { formatMoney } from '../../format/index.ts'
import { refusalOf } from './blocked.ts'
import { isAwaited } from './is-awaited.ts'
import type { CartEstimate } from './types.ts'

/** Shipping price and time for a country. */
export const ShippingEstimate = ({
  estimate,
  onCountry
}: {
  estimate: CartEstimate
  onCountry: (choice: { country: string }) => void
}) => (
  <chakra.div display="flex" flexDirection="column" gap={3}>
    <SelectField
      label={m.cart_country()}
      value={estimate.country}
      autoComplete="country"
      isRequired={false}
      error={estimate.failure && !refusalOf(estimate) ? sentenceOf(estimate.failure) : undefined}
      onChange={(event) => onCountry({ country: event.target.value })}
    >
      <option value="" disabled>
        {m.cart_country_choose()}
      </option>
      {estimate.countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
    {isAwaited(estimate) ? (
      // The usual number of rows, to avoid layout shift.
      <div aria-hidden>
        {[1, 2].map((line) => (
          <Skeleton key={line} bg="bg" height="1.25rem" marginBlockEnd={1} />
        ))}
      </div>
    ) : null}
    {estimate.methods.length === 0 ? null : (
      <chakra.ul display="flex" flexDirection="column" gap={1} textStyle="small" color="fg.muted">
        {estimate.methods.map(({ id, name, price, daysMin, daysMax }) => (
          <chakra.li key={id} display="flex" justifyContent="space-between" gap={4}>
            <span>
              {name}, {m.cart_days({ min: daysMin, max: daysMax })}
            </span>
            <chakra.span textStyle="figure">
              {price.amount === 0 ? m.cart_shipping_free() : formatMoney(price)}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    )}
  </chakra.div>
)
