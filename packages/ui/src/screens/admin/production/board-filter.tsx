import { chakra } from '@chakra-ui/react'
import type { ProductionBoard } from '@motif/contract'
import { isProductionDue, productionDues } from '@motif/contract/production-rules'
import { m } from '@motif/messages'
import { SelectField } from '../../../components/select/index.ts'
import { dueNames } from './stages.ts'
import type { ProductionSectionProps } from './types.ts'

interface BoardFilterProps extends Pick<ProductionSectionProps, 'productionQuery' | 'onFilterBoard'> {
  products: ProductionBoard['products']
}

/** Filters all columns. */
export const BoardFilter = ({ productionQuery: { due, product }, onFilterBoard, products }: BoardFilterProps) => (
  <chakra.search
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 16rem))' }}
    gap={4}
    marginBlockEnd={4}
  >
    <SelectField
      label={m.admin_due_filter()}
      isRequired={false}
      value={due ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onFilterBoard({ due: isProductionDue(value) ? value : null, product })
      }
    >
      <option value="">{m.admin_due_any()}</option>
      {productionDues.map((known) => (
        <option key={known} value={known}>
          {dueNames[known]()}
        </option>
      ))}
    </SelectField>
    <SelectField
      label={m.admin_board_product()}
      isRequired={false}
      value={product ?? ''}
      onChange={({ currentTarget: { value } }) => onFilterBoard({ due, product: value === '' ? null : value })}
    >
      <option value="">{m.admin_board_every_product()}</option>
      {product === null || products.some(({ id }) => id === product) ? null : (
        <option value={product}>{m.admin_board_product_done()}</option>
      )}
      {products.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  </chakra.search>
)
