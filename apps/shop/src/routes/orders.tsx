export const Component = () => <h1>orders</h1>
