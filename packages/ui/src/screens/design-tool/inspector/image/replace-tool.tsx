import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { ImageUp } from 'lucide-react'
import { useRef } from 'react'
import { PictureInput } from '../../../../components/picture-input/index.ts'
import { ToolButton, toolIcon } from '../../tool-button.tsx'
import { ReplacingCard, useReplacing } from './replace-picture.tsx'

/** Replace button of the toolbar; progress is shown above it. */
export function ReplaceTool({ nodeId }: { nodeId: string }) {
  const input = useRef<HTMLInputElement>(null)
  const replacing = useReplacing(nodeId)
  return (
    <>
      <ToolButton
        label={m.editor_image_replace()}
        icon={<ImageUp {...toolIcon} />}
        onPress={() => input.current?.click()}
      />
      <PictureInput
        ref={input}
        testId="replace-picture-bar"
        onChoose={([file]) => (file ? void replacing.start(file) : undefined)}
      />
      <chakra.div position="absolute" insetInline={3} bottom="calc(100% + 12px)" zIndex={1}>
        <ReplacingCard replacing={replacing} />
      </chakra.div>
    </>
  )
}
