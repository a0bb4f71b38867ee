import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Page } from '../../components/page/index.ts'
import { Coupons } from './coupons/index.ts'
import { FailedJobs } from './failed-jobs.tsx'
import { Figures } from './figures.tsx'
import { Imports } from './imports/index.ts'
import { Log } from './log/index.ts'
import { Messages } from './messages/index.ts'
import { OrderPanel } from './order-panel.tsx'
import { Orders } from './orders.tsx'
import { Categories, ProductEditor, ProductList } from './products/index.ts'
import { Reviews } from './reviews/index.ts'
import { Redirects } from './redirects/index.ts'
import { Sections } from './sections.tsx'
import { Stock } from './stock.tsx'
import { Synonyms } from './synonyms/index.ts'
import type { AdminScreenProps } from './types.ts'

/** The admin, for the shop's own people: denser than the shop, made of the same paper. */
export const AdminScreen = (props: AdminScreenProps) => (
  <Page title={m.admin_title()} fontSize="sm">
    <Figures figures={props.figures} />
    <Sections section={props.section} hrefOf={props.hrefOf} />
    <chakra.div paddingBlockStart={6}>
      {props.section === 'orders' ? <Orders {...props} /> : null}
      {props.section === 'products' ? (
        props.openProductId ? (
          <ProductEditor {...props} />
        ) : (
          <ProductList {...props} />
        )
      ) : null}
      {props.section === 'categories' ? <Categories {...props} /> : null}
      {props.section === 'imports' ? <Imports {...props} /> : null}
      {props.section === 'coupons' ? <Coupons {...props} /> : null}
      {props.section === 'redirects' ? <Redirects {...props} /> : null}
      {props.section === 'synonyms' ? <Synonyms {...props} /> : null}
      {props.section === 'reviews' ? <Reviews {...props} /> : null}
      {props.section === 'messages' ? <Messages {...props} /> : null}
      {props.section === 'stock' ? <Stock {...props} /> : null}
      {props.section === 'failed-jobs' ? <FailedJobs {...props} /> : null}
      {props.section === 'log' ? <Log {...props} /> : null}
    </chakra.div>
    <OrderPanel {...props} />
  </Page>
)
