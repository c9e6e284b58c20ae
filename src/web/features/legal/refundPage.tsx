export function RefundPage() {
  return (
    <div className="wrap py-12">
      <h1 className="h1">Politique de remboursement</h1>
    </div>
  );
}
