import { m } from '@motif/messages'
import { fieldErrors, type Failure } from '../../../failure/index.ts'
import type { FormProblems, ProductForm } from './product-form.ts'

/** Common props of the editor's sections. */
export interface PartProps {
  form: ProductForm
  /** What changes, or how to work it out of the form as it is by then. */
  onChange: (change: Partial<ProductForm> | ((form: ProductForm) => Partial<ProductForm>)) => void
  /** The sentence for a member that is wrong, by the name the server has for it. */
  errorOf: (name: string) => string | undefined
}

/** Props of sections with moments. */
export interface TimedPartProps extends PartProps {
  /** The shop's time zone. */
  timeZone: string
}

/** Local validation errors precede the API's, which may be outdated. */
export function errorsOf(problems: FormProblems, failure: Failure | undefined): PartProps['errorOf'] {
  const fromServer = fieldErrors(failure)
  const sentence = {
    number: m.admin_product_wrong_number,
    line: m.admin_product_wrong_line,
    poster: m.admin_video_poster_missing
  }
  return (name) => {
    const problem = problems[name]
    return problem ? sentence[problem]() : fromServer[name]
  }
}
