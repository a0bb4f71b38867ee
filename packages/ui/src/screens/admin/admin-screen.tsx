import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import type { ComponentType } from 'react'
import { Page } from '../../components/page/index.ts'
import { type Permission, may } from '@motif/contract/staff-rules'
import { RoleProvider } from './allowed.tsx'
import { ChecklistSection } from './checklist/index.ts'
import { Collections } from './collections/index.ts'
import { Coupons } from './coupons/index.ts'
import { Customers } from './customers/index.ts'
import { DashboardSection } from './dashboard/index.ts'
import { Designs } from './designs/index.ts'
import { DraftOrders } from './draft-orders/index.ts'
import { FailedJobs } from './failed-jobs.tsx'
import { Figures } from './figures.tsx'
import { GiftCards } from './gift-cards/index.ts'
import { Imports } from './imports/index.ts'
import { Log } from './log/index.ts'
import { Messages } from './messages/index.ts'
import { Moderation } from './moderation/index.ts'
import { NotAllowed } from './not-allowed.tsx'
import { OrderPanel } from './order-panel.tsx'
import { Orders } from './orders.tsx'
import { Production } from './production/index.ts'
import { Categories, ProductEditor, ProductList } from './products/index.ts'
import { Questions } from './questions/index.ts'
import { Reviews } from './reviews/index.ts'
import { Redirects } from './redirects/index.ts'
import { ShopTimeProvider } from './shop-time.tsx'
import { Search } from './search/index.ts'
import type { AdminSection } from './sections-list.ts'
import { Sections } from './sections.tsx'
import { sectionPermissions } from './section-permissions.ts'
import { Staff } from './staff/index.ts'
import { Settings } from './settings/index.ts'
import { Stock } from './stock.tsx'
import { SearchWords } from './synonyms/index.ts'
import { Texts } from './texts/index.ts'
import { TableSkeleton } from './table.tsx'
import { TwoFactorDialog, TwoFactorHint, YourSignIn } from './two-factor/index.ts'
import type { AdminScreenProps } from './types.ts'

const isOfEditor = ({ section, openProductId }: AdminScreenProps) => section === 'products' && Boolean(openProductId)

const Products = (props: AdminScreenProps) =>
  isOfEditor(props) ? <ProductEditor {...props} /> : <ProductList {...props} />

const parts: Readonly<Record<AdminSection, ComponentType<AdminScreenProps>>> = {
  start: ChecklistSection,
  dashboard: DashboardSection,
  orders: Orders,
  'draft-orders': DraftOrders,
  production: Production,
  moderation: Moderation,
  products: Products,
  categories: Categories,
  collections: Collections,
  imports: Imports,
  customers: Customers,
  designs: Designs,
  coupons: Coupons,
  'gift-cards': GiftCards,
  redirects: Redirects,
  synonyms: SearchWords,
  reviews: Reviews,
  questions: Questions,
  messages: Messages,
  stock: Stock,
  staff: Staff,
  settings: Settings,
  texts: Texts,
  'failed-jobs': FailedJobs,
  log: Log,
  'sign-in': YourSignIn
}

const isOfNewDraft = ({ section, openDraftOrderId }: AdminScreenProps) =>
  section === 'draft-orders' && openDraftOrderId === 'new'

/** The permission a URL's section requires. */
function permissionAt(props: AdminScreenProps): Permission {
  if (isOfEditor(props)) return 'products.change'
  return isOfNewDraft(props) ? 'drafts.change' : sectionPermissions[props.section]
}

/** The section of a URL, if the role permits it. */
function Section(props: AdminScreenProps) {
  const { section, role = 'owner' } = props
  if (role === null) return <TableSkeleton label={m.admin_loading()} />
  if (!may(role, permissionAt(props))) return <NotAllowed href={props.hrefOf({ section: 'orders' })} />
  const Part = parts[section]
  return <Part {...props} />
}

/** Two-factor hints above the section. */
function TwoFactorWord({ twoFactorLeft, isTwoFactorHinted = false, section, ...props }: AdminScreenProps) {
  if (twoFactorLeft) return <TwoFactorDialog {...twoFactorLeft} />
  if (!isTwoFactorHinted || section === 'sign-in') return null
  return <TwoFactorHint href={props.hrefOf({ section: 'sign-in' })} onHide={props.onHideTwoFactorHint} />
}

/** The admin: the shop's design, denser. */
export const AdminScreen = (props: AdminScreenProps) => (
  <RoleProvider value={props.role === undefined ? 'owner' : props.role}>
    <ShopTimeProvider value={props.timeZone}>
      <Page title={m.admin_title()} actions={<Search {...props} />} fontSize="sm">
        <TwoFactorWord {...props} />
        <Figures figures={props.figures} />
        <chakra.div
          display={{ xl: 'grid' }}
          gridTemplateColumns="11rem minmax(0, 1fr)"
          columnGap={10}
          alignItems="start"
        >
          <Sections section={props.section} hrefOf={props.hrefOf} />
          <chakra.div paddingBlockStart={6} minWidth={0}>
            <Section {...props} />
          </chakra.div>
        </chakra.div>
        <OrderPanel {...props} />
      </Page>
    </ShopTimeProvider>
  </RoleProvider>
)
