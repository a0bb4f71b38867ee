import { m } from '@motif/messages'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { lazyModule, loadTogether, preloadOnIntent, useLazyModuleOnceOpen } from '../../lazy-module/index.ts'
import { Button } from '../button/index.ts'
import { dialogModule } from '../dialog/index.ts'

const dialog = lazyModule(() => import('./share-links-dialog.tsx'))
/** Also loads its dialog. */
const opening = loadTogether(dialog, dialogModule)

export interface ShareButtonProps {
  /** What is shared, for the message. */
  title: string
  /** Path and query of a public page. */
  path: string
}

/** Opens links that share a public page. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const code = useLazyModuleOnceOpen(dialog, isOpen)
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        data-needs-script=""
        aria-haspopup="dialog"
        {...preloadOnIntent(opening)}
        onClick={() => setIsOpen(true)}
      >
        <Share2 aria-hidden />
        {m.common_share()}
      </Button>
      {code ? (
        <code.ShareLinksDialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={title} path={path} />
      ) : null}
    </>
  )
}
