import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import type { ReactElement } from 'react'
import { Page } from '../../components/page/index.ts'
import { may } from '@motif/contract/staff-rules'
import { RoleProvider } from './allowed.tsx'
import { Coupons } from './coupons/index.ts'
import { Customers } from './customers/index.ts'
import { DashboardSection } from './dashboard/index.ts'
import { FailedJobs } from './failed-jobs.tsx'
import { Figures } from './figures.tsx'
import { Imports } from './imports/index.ts'
import { Log } from './log/index.ts'
import { Messages } from './messages/index.ts'
import { NotAllowed } from './not-allowed.tsx'
import { OrderPanel } from './order-panel.tsx'
import { Orders } from './orders.tsx'
import { Categories, ProductEditor, ProductList } from './products/index.ts'
import { Reviews } from './reviews/index.ts'
import { Redirects } from './redirects/index.ts'
import { Sections } from './sections.tsx'
import { sectionPermissions } from './section-permissions.ts'
import { Staff } from './staff/index.ts'
import { Settings } from './settings/index.ts'
import { Stock } from './stock.tsx'
import { Synonyms } from './synonyms/index.ts'
import { TableSkeleton } from './table.tsx'
import type { AdminScreenProps } from './types.ts'

/** What stands at an address, for those whose role it is for. */
function Section(props: AdminScreenProps): ReactElement {
  const { section, role = 'owner' } = props
  const isOfEditor = section === 'products' && Boolean(props.openProductId)
  if (role === null) return <TableSkeleton label={m.admin_loading()} />
  if (!may(role, isOfEditor ? 'products.change' : sectionPermissions[section]))
    return <NotAllowed href={props.hrefOf({ section: 'orders' })} />
  switch (section) {
    case 'dashboard':
      return <DashboardSection {...props} />
    case 'orders':
      return <Orders {...props} />
    case 'products':
      return isOfEditor ? <ProductEditor {...props} /> : <ProductList {...props} />
    case 'categories':
      return <Categories {...props} />
    case 'imports':
      return <Imports {...props} />
    case 'customers':
      return <Customers {...props} />
    case 'coupons':
      return <Coupons {...props} />
    case 'redirects':
      return <Redirects {...props} />
    case 'synonyms':
      return <Synonyms {...props} />
    case 'reviews':
      return <Reviews {...props} />
    case 'messages':
      return <Messages {...props} />
    case 'stock':
      return <Stock {...props} />
    case 'staff':
      return <Staff {...props} />
    case 'settings':
      return <Settings {...props} />
    case 'failed-jobs':
      return <FailedJobs {...props} />
    case 'log':
      return <Log {...props} />
  }
}

/** The admin, for the shop's own people: denser than the shop, made of the same paper. */
export const AdminScreen = (props: AdminScreenProps) => (
  <RoleProvider value={props.role === undefined ? 'owner' : props.role}>
    <Page title={m.admin_title()} fontSize="sm">
      <Figures figures={props.figures} />
      <Sections section={props.section} hrefOf={props.hrefOf} />
      <chakra.div paddingBlockStart={6}>
        <Section {...props} />
      </chakra.div>
      <OrderPanel {...props} />
    </Page>
  </RoleProvider>
)
