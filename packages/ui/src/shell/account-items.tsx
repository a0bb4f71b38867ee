import { m } from '@motif/messages'
import { Heart, KeyRound, LogOut, MapPin, Package, PenTool, ShieldCheck } from 'lucide-react'
import type { MenuItem } from '../components/menu/index.ts'
import { wishlistHref } from './hrefs.ts'
import type { SignedInProps } from './types.ts'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Account menu items and sign-out. */
export const accountItems = ({ user, onSignIns, onSignOut }: SignedInProps): MenuItem[] => [
  { id: 'orders', label: m.shell_orders(), href: '/orderspage', icon: <Package {...icon} /> },
  { id: 'designs', label: m.shell_my_designs(), href: '/mydesigns', icon: <PenTool {...icon} /> },
  { id: 'wishlist', label: m.wishlist_title(), href: wishlistHref, icon: <Heart {...icon} /> },
  { id: 'addresses', label: m.shell_addresses(), href: '/address', icon: <MapPin {...icon} /> },
  ...(user.role === 'admin'
    ? [{ id: 'admin', label: m.shell_admin(), href: '/admin', icon: <ShieldCheck {...icon} /> }]
    : []),
  { id: 'sign-ins', label: m.shell_sign_ins(), icon: <KeyRound {...icon} />, onSelect: onSignIns },
  { id: 'log-out', label: m.shell_log_out(), icon: <LogOut {...icon} />, onSelect: onSignOut }
]
