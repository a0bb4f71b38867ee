import type { Product } from '@motif/contract'
import {
  type ChosenOptions,
  chosenColour,
  colourOptionOf,
  firstChoice,
  startingChoice
} from '@motif/contract/product-rules'
import { m } from '@motif/messages'
import { ExitPresence } from '@motif/ui/components/layer'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import useSWR from 'swr'
import { call } from '../../services/api.ts'
import { readable } from '../library/readable.ts'
import { AlsoOn } from './also-on.tsx'
import { fitNamed } from './fit-to-product.ts'
import { nearestColour } from './nearest-colour.ts'

interface OnOtherProductsProps {
  /** A ready-made product. */
  product: Product
  /** Chosen options, as in the address. */
  options: ChosenOptions
  onClose: () => void
}

/** The design in a colour of its product. */
const designIn = async (product: Product, colour: string | undefined) => {
  const query = colour === undefined ? {} : { colour }
  const { data } = await call('GET /api/v1/templates/{id}', { params: { id: product.slug }, query })
  return { name: data.name, document: readable(data.document) }
}

function OnOtherProducts({ product, options, onClose }: OnOtherProductsProps) {
  const navigate = useNavigate()
  const [choices] = useState(() => firstChoice(product, startingChoice(product, options)))
  // Cached data of an earlier visit may be outdated.
  const [visit] = useState(() => crypto.randomUUID())
  const { data, error, mutate } = useSWR(
    ['also on product', product.slug, visit],
    async () => {
      const own = chosenColour(product, choices)
      const colours = new Set([own, ...(colourOptionOf(product)?.values ?? []).map(({ value }) => value)])
      const designs = new Map(
        await Promise.all([...colours].map(async (colour) => [colour, await designIn(product, colour)] as const))
      )
      const first = designs.get(own)
      if (!first) throw new TypeError('The template has no design')
      // The artwork of the colour that is most like the other product's.
      const fit = (to: Product, wanted: ChosenOptions) => {
        const like = nearestColour({ ...product, variants: [] }, to, chosenColour(to, wanted))
        const { document } = designs.get(like) ?? first
        return fitNamed(document, product, to, wanted)
      }
      return { name: first.name, design: { product, choices, fit } }
    },
    { revalidateOnFocus: false }
  )
  return (
    <AlsoOn
      name={data?.name ?? product.name}
      lead={m.product_design_elsewhere_lead()}
      design={data?.design}
      readyMade={product.sameDesign}
      loading={{ error, retry: () => void mutate() }}
      onPut={(to, wanted) =>
        void navigate(`/designertool?${new URLSearchParams({ ...wanted, template: product.slug, product: to.slug })}`)
      }
      onClose={onClose}
    />
  )
}

/** The design of a ready-made product on other products. To change it on one of them, it opens in the design tool. */
export const AlsoOnProduct = ({ isOpen, ...props }: OnOtherProductsProps & { isOpen: boolean }) => (
  <ExitPresence>{isOpen ? <OnOtherProducts {...props} /> : null}</ExitPresence>
)
