import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { EmptyState } from '../../../components/empty-state/index.ts'
import { FailedState } from '../../../components/failed-state/index.ts'
import { Link } from '../../../components/link/index.ts'
import { ProductPicture } from '../../../components/picture/index.ts'
import { TableSkeleton } from '../table.tsx'
import type { AdminScreenProps } from '../types.ts'

/** The shop’s templates: designs of ready-made products that customers may begin with. */
export function DesignTemplates({ designTemplates, designTemplatesFailure, onRetryDesignTemplates }: AdminScreenProps) {
  if (designTemplatesFailure && !designTemplates)
    return (
      <FailedState
        failure={designTemplatesFailure}
        title={m.admin_failed_title()}
        safe={m.admin_failed_text()}
        onRetry={onRetryDesignTemplates}
      />
    )
  if (!designTemplates) return <TableSkeleton label={m.admin_loading()} />
  if (designTemplates.length === 0)
    return (
      <EmptyState drawing="pen" title={m.admin_templates_empty_title()}>
        {m.admin_templates_empty_text()}
      </EmptyState>
    )
  return (
    <>
      <chakra.p maxWidth="66ch">{m.admin_templates_intro()}</chakra.p>
      <chakra.ul display="grid" gridTemplateColumns="repeat(auto-fill, minmax(8rem, 1fr))" gap={4}>
        {designTemplates.map(({ id, name, product, picture }) => (
          <chakra.li key={id} minWidth={0}>
            <ProductPicture picture={picture} alt="" sizes="160px" width="full" borderRadius="control" />
            <Link
              href={`/product/${product}`}
              display="inline-flex"
              alignItems="center"
              minHeight="target"
              overflowWrap="anywhere"
            >
              <bdi>{name}</bdi>
            </Link>
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  )
}
