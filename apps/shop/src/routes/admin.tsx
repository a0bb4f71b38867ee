import { m } from '@motif/messages'
import { shop } from '../services/shop.ts'
import { sellsNothing } from '@motif/contract/checklist-rules'
import { AdminRefusedScreen, AdminScreen, TwoFactorScreen } from '@motif/ui/screens/admin'
import { withReturnTo } from '../accounts/return-to.ts'
import { adminAt, viewAt } from '../admin/read-admin.ts'
import { useAdminActions } from '../admin/use-admin-actions.ts'
import { twoFactorLeft } from '../admin/use-two-factor.ts'
import { defineRoute } from '../loading/define-route.tsx'
import { useDocuments } from '../orders/read-orders.ts'
import { shippingCountries } from '../services/countries.ts'
import { failed } from '../services/failed.ts'
import { useSettings } from '../services/settings.ts'
import { useUser } from '../shell/client-state.ts'
import { useIsBrowser } from '../shell/in-browser.tsx'
import { usePageTitle } from '../shell/page-head.tsx'
import { useSessionStatus } from '../shell/session-status.ts'

export const route = defineRoute({
  deferred: ({ search }) => adminAt(search),

  useActs: ({ data }) => useAdminActions(data),

  Component({ search, data, acts: { twoFactorScreen, ...acts } }) {
    const {
      summary,
      orders,
      order,
      printFiles,
      messages,
      failedJobs,
      products,
      product,
      previewLink,
      categories,
      collections,
      openCollection,
      synonyms,
      searches
    } = data
    const { customers, customer, customerOrders, erasure } = data
    const { designs, design, designTemplates } = data
    const {
      imports,
      importTemplates,
      openImport,
      newsletter,
      reviews,
      questions,
      redirects,
      stock,
      coupons,
      giftCards,
      giftCard,
      draftOrders,
      draftOrder,
      log,
      logPeople,
      timeline,
      orderEditing,
      colleagues,
      orderTags,
      orderViews,
      productViews,
      me,
      twoFactor,
      staff,
      settings,
      settingsVersions,
      paymentConnection,
      searchState,
      dashboard,
      checklist,
      board,
      columnJobs,
      holds,
      blockedWords,
      blockedPictures,
      orderPictures,
      text,
      textVersions,
      openJob,
      orderJobs,
      orderMails,
      jobReview,
      reviewQueue
    } = data
    usePageTitle(m.admin_title())
    useDocuments(order)
    const hasGoogle = useSettings().firebase !== undefined
    // The token's role is as of the last login; the API refuses removed staff.
    const isForbidden = failed(me.error)?.code === 'forbidden' && twoFactorLeft(me.error) === undefined
    const isRefused = useUser()?.role !== 'admin' || isForbidden
    const isKnown = useSessionStatus() !== 'unknown'
    const isBrowser = useIsBrowser()
    if (isBrowser && isKnown && isRefused)
      return <AdminRefusedScreen loginHref={withReturnTo('/login', '/admin')} onRetry={() => location.reload()} />
    const {
      section: asked,
      isOpening,
      filter,
      after,
      logQuery,
      reportQuery,
      openOrderId,
      productFilter,
      openProductId,
      openImportId,
      reviewState,
      questionQuery,
      messageState,
      textPage,
      ...view
    } = viewAt(search)
    const section = isOpening && checklist.data && sellsNothing(checklist.data) ? 'start' : asked
    const admin = (
      <AdminScreen
        section={section}
        // If loading fails, shows what every role may see.
        role={me.data?.role ?? (me.error === undefined ? null : 'viewer')}
        figures={
          summary.data && { ...summary.data, lowStock: summary.data.lowStockCount ?? summary.data.lowStock.length }
        }
        orders={orders.data}
        isLoadingOrders={orders.isLoading}
        ordersFailure={failed(orders.error)}
        filter={filter}
        openOrderId={openOrderId}
        order={order.data}
        orderFailure={failed(order.error)}
        orderEditing={orderEditing.data}
        countries={shippingCountries()}
        timeline={timeline.data}
        timelineFailure={failed(timeline.error)}
        colleagues={colleagues.data?.items}
        tagsInUse={orderTags.data?.items}
        orderViews={orderViews.data?.items}
        orderViewsFailure={failed(orderViews.error)}
        productViews={productViews.data?.items}
        productViewsFailure={failed(productViews.error)}
        openPart={view.openPart}
        openViewId={view.openViewId}
        printFiles={printFiles.data?.items}
        messages={messages.data}
        isLoadingMessages={messages.isLoading}
        messagesFailure={failed(messages.error)}
        messageState={messageState}
        failedJobs={failedJobs.data}
        isLoadingFailedJobs={failedJobs.isLoading}
        failedJobsFailure={failed(failedJobs.error)}
        stock={stock.data}
        isLoadingStock={stock.isLoading}
        stockFailure={failed(stock.error)}
        products={products.data}
        isLoadingProducts={products.isLoading}
        productsFailure={failed(products.error)}
        productFilter={productFilter}
        openProductId={openProductId}
        product={product.data}
        productFailure={failed(product.error)}
        previewLink={previewLink.data?.link}
        decimals={shop.currency.decimals}
        timeZone={shop.timeZone}
        categories={categories.data}
        categoriesFailure={failed(categories.error)}
        collections={collections.data}
        collectionsFailure={failed(collections.error)}
        openCollectionSlug={view.openCollectionSlug}
        openCollection={openCollection.data}
        openCollectionFailure={failed(openCollection.error)}
        after={after}
        coupons={coupons.data}
        couponsFailure={failed(coupons.error)}
        couponQuery={filter.q}
        giftCards={giftCards.data}
        giftCardsFailure={failed(giftCards.error)}
        giftCardQuery={view.giftCardQuery}
        openGiftCardId={view.openGiftCardId}
        giftCard={giftCard.data}
        giftCardFailure={failed(giftCard.error)}
        draftOrders={draftOrders.data}
        draftOrdersFailure={failed(draftOrders.error)}
        draftOrderQuery={view.draftOrderQuery}
        openDraftOrderId={view.openDraftOrderId}
        draftOrder={draftOrder.data}
        draftOrderFailure={failed(draftOrder.error)}
        customers={customers.data}
        customersFailure={failed(customers.error)}
        customerQuery={view.customerQuery}
        openCustomerKey={view.openCustomerKey}
        customer={customer.data}
        customerFailure={failed(customer.error)}
        customerOrders={customerOrders.data}
        customerOrdersFailure={failed(customerOrders.error)}
        customerOrdersAfter={view.customerOrdersAfter}
        isErasureOpen={view.isErasureOpen}
        erasure={erasure.data}
        erasureFailure={failed(erasure.error)}
        designPart={view.designPart}
        designQuery={view.designQuery}
        designs={designs.data}
        designsFailure={failed(designs.error)}
        openDesignId={view.openDesignId}
        design={design.data}
        designFailure={failed(design.error)}
        designTemplates={designTemplates.data}
        designTemplatesFailure={failed(designTemplates.error)}
        checklist={checklist.data}
        checklistFailure={failed(checklist.error)}
        dashboard={dashboard.data}
        isLoadingDashboard={dashboard.isLoading}
        dashboardFailure={failed(dashboard.error)}
        reportQuery={reportQuery}
        board={board.data}
        boardFailure={failed(board.error)}
        productionQuery={view.productionQuery}
        orderJobs={orderJobs.data?.items}
        openReviewId={view.openReviewId}
        jobReview={jobReview.data}
        jobReviewFailure={failed(jobReview.error)}
        reviewQueue={reviewQueue.data}
        openJobId={view.openJobId}
        openJob={openJob.data}
        openJobFailure={failed(openJob.error)}
        columnJobs={columnJobs.data}
        columnJobsFailure={failed(columnJobs.error)}
        orderMails={orderMails.data}
        orderPictures={orderPictures.data?.items}
        moderationPart={view.moderationPart}
        holds={holds.data}
        blockedWords={blockedWords.data?.items}
        blockedPictures={blockedPictures.data}
        moderationFailure={failed(holds.error ?? blockedWords.error ?? blockedPictures.error)}
        log={log.data}
        logFailure={failed(log.error)}
        logQuery={logQuery}
        logPeople={logPeople.data?.items}
        settings={settings.data}
        settingsFailure={failed(settings.error)}
        paymentConnection={paymentConnection.data}
        searchState={searchState.data}
        settingsVersions={settingsVersions.data}
        settingsVersionsFailure={failed(settingsVersions.error)}
        textPage={textPage}
        text={text.data}
        textFailure={failed(text.error)}
        textVersions={textVersions.data}
        textVersionsFailure={failed(textVersions.error)}
        hasGoogle={hasGoogle}
        redirects={redirects.data}
        redirectsFailure={failed(redirects.error)}
        redirectQuery={filter.q}
        twoFactor={twoFactor.data}
        twoFactorFailure={failed(twoFactor.error)}
        staff={staff.data}
        staffFailure={failed(staff.error)}
        synonymPart={view.synonymPart}
        synonymDraft={view.synonymDraft}
        searchPeriod={view.searchPeriod}
        searches={searches.data?.items}
        searchesFailure={failed(searches.error)}
        synonyms={synonyms.data}
        synonymsFailure={failed(synonyms.error)}
        reviews={reviews.data}
        reviewsFailure={failed(reviews.error)}
        reviewState={reviewState}
        questions={questions.data}
        questionsFailure={failed(questions.error)}
        questionQuery={questionQuery}
        imports={imports.data}
        newsletter={newsletter.data}
        importsFailure={failed(imports.error)}
        importTemplates={importTemplates.data}
        openImportId={openImportId}
        openImport={openImport.data}
        openImportFailure={failed(openImport.error)}
        {...acts}
      />
    )
    return (
      <>
        {twoFactorScreen && <TwoFactorScreen {...twoFactorScreen} />}
        {/* Hidden instead of unmounted, so that work in progress is kept. */}
        {twoFactorScreen && !me.data ? null : <div hidden={twoFactorScreen !== null}>{admin}</div>}
      </>
    )
  }
})
