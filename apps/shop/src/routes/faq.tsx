export const Component = () => <h1>faq</h1>
