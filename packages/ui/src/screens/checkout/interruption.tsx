import { type PropsWithChildren, useEffect, useRef } from 'react'
import { LinkButton } from '../../components/button/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'
import { Page } from '../../components/page/index.ts'

interface InterruptionProps {
  drawing: 'parcel' | 'bag'
  title: string
  action: { href: string; label: string }
}

/** The checkout cannot go on here, through nothing that was done on this page: what is safe, and the way on. */
export function Interruption({ drawing, title, action, children }: PropsWithChildren<InterruptionProps>) {
  const page = useRef<HTMLDivElement>(null)
  // The step somebody was at is gone from under them; they are told where they are now.
  useEffect(() => page.current?.focus(), [])
  return (
    <div ref={page} tabIndex={-1} role="alert" style={{ outline: 'none' }}>
      <Page>
        <EmptyState
          drawing={drawing}
          title={title}
          headingLevel={1}
          action={
            <LinkButton href={action.href} variant="accent">
              {action.label}
            </LinkButton>
          }
        >
          {children}
        </EmptyState>
      </Page>
    </div>
  )
}
