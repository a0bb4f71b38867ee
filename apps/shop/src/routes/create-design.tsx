export const Component = () => <h1>create-design</h1>
