export const Component = () => <h1>checkout</h1>
