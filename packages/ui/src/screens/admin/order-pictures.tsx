import { m } from '@motif/messages'
import { DesignPictures } from './moderation/index.ts'
import { PanelTitle } from './panel-title.tsx'
import type { AdminScreenProps } from './types.ts'

/** Uploaded pictures in the designs of an order, each can be blocked. */
export const OrderPictures = ({
  orderPictures,
  photoUrlOf,
  onBlockPicture
}: Pick<AdminScreenProps, 'orderPictures' | 'photoUrlOf' | 'onBlockPicture'>) =>
  orderPictures === undefined || orderPictures.length === 0 ? null : (
    <section>
      <PanelTitle>{m.admin_design_pictures()}</PanelTitle>
      <DesignPictures pictures={orderPictures} photoUrlOf={photoUrlOf} onBlockPicture={onBlockPicture} />
    </section>
  )
