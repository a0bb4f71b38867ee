import { chakra } from '@chakra-ui/react'
import type { Product } from '@motif/contract'
import { m } from '@motif/messages'
import { Truck } from 'lucide-react'
import { Select } from '../../components/select/index.ts'
import { formatDay } from '../../format/index.ts'
import type { Destination } from './types.ts'

type Props = Pick<Product, 'delivery' | 'isCustomisable'> & {
  deliveryBy: string | undefined
  destination: Destination | undefined
}

/** Arrival, destination and material. */
export const Delivery = ({ delivery: usual, isCustomisable, deliveryBy, destination }: Props) => {
  const delivery = destination?.delivery ?? usual
  const days = { production: delivery.productionDays, min: delivery.shippingDaysMin, max: delivery.shippingDaysMax }
  return (
    <chakra.div display="flex" gap={3}>
      <chakra.span flexShrink={0} marginTop={0.5}>
        <Truck size={20} strokeWidth={1.75} aria-hidden />
      </chakra.span>
      <chakra.div minWidth={0} flexGrow={1}>
        <output>
          {deliveryBy === undefined ? null : (
            <chakra.span display="block" fontWeight="medium">
              {m.product_delivery_by({ day: formatDay(deliveryBy) })}
            </chakra.span>
          )}
          <chakra.span display="block" textStyle="small" color="fg.muted">
            {isCustomisable ? m.product_delivery_detail(days) : m.product_delivery_detail_stock(days)}
          </chakra.span>
        </output>
        {destination ? (
          <Select
            aria-label={m.product_delivery_country()}
            autoComplete="country"
            width="min(100%, 16rem)"
            marginTop={2}
            textStyle="small"
            value={destination.country}
            onChange={(event) => destination.onCountry({ country: event.target.value })}
          >
            {destination.countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        ) : null}
      </chakra.div>
    </chakra.div>
  )
}
