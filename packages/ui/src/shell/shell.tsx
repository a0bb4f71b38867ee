import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Toaster } from '../components/toaster/index.ts'
import { CheckoutHeader } from './checkout-header.tsx'
import { Footer, type FooterProps, QuietFooter } from './footer.tsx'
import { Header } from './header.tsx'
import { SkipLink } from './skip-link.tsx'
import type { HeaderProps } from './types.ts'

export interface ShellProps extends HeaderProps {
  /** `checkout` has a quiet header; `bare` has neither header nor footer, for screens that need the whole window. @default 'shop' */
  variant?: 'shop' | 'checkout' | 'bare'
  /** Whether what is paid in the checkout lies in the cart. @default true */
  hasCart?: boolean
  /** The footer's links. */
  columns: FooterProps['columns']
  /** The footer's form for an address. */
  newsletter?: FooterProps['newsletter']
  /** The screen. */
  children: ReactNode
}

/** What every screen sits inside: header, content (`#main`, which can take the focus after a route change), messages, footer. */
export function Shell({ variant = 'shop', hasCart, columns, newsletter, children, ...header }: ShellProps) {
  return (
    <chakra.div display="flex" flexDirection="column" minHeight="100dvh">
      <SkipLink />
      {variant === 'shop' ? <Header {...header} /> : null}
      {variant === 'checkout' ? <CheckoutHeader hasCart={hasCart} /> : null}
      <Toaster />
      <chakra.main id="main" tabIndex={-1} flex="1" minWidth={0} outline="none">
        {children}
      </chakra.main>
      {variant === 'shop' ? <Footer columns={columns} newsletter={newsletter} /> : null}
      {variant === 'checkout' ? <QuietFooter /> : null}
    </chakra.div>
  )
}
