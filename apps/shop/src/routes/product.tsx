export const Component = () => <h1>product</h1>
