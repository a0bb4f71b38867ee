export const Component = () => <h1>login</h1>
