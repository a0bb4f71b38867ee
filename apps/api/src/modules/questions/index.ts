/** Questions of shoppers about products, answered by staff. */
export { questionData } from './personal-data.ts'
export { clearQuestions } from './retention.ts'
export { questionsModule } from './routes.ts'
