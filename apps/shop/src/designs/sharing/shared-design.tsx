import { failureOf } from '@motif/flows/outcome'
import { SharedDesignScreen } from '@motif/ui/screens/shared-design'
import useSWR from 'swr'
import { call } from '../../services/api.ts'
import { blankOf } from '../library/use-saved-designs.ts'

async function look(key: string) {
  const { data: shared } = await call('GET /api/v1/shared-designs/{key}', { params: { key } })
  const { data: product } = await call('GET /api/v1/products/{slug}', { params: { slug: shared.product } })
  const blank = blankOf(shared.document, product)
  return {
    name: shared.name,
    updatedAt: shared.updatedAt,
    productName: product.name,
    previewUrl: `${shared.previewUrl}&w=1280`,
    blank
  }
}

/** Somebody's design, for whoever has its link. */
export function SharedDesign({ shareKey }: { shareKey: string }) {
  const { data, error, mutate } = useSWR(['shared-design', shareKey], () => look(shareKey))
  return (
    <SharedDesignScreen
      design={data}
      {...(error === undefined ? undefined : { failure: failureOf(error) })}
      onRetry={() => void mutate()}
      ownHref={`/designertool?copy=${encodeURIComponent(shareKey)}`}
    />
  )
}
